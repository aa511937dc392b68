import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// evaluated, since the pages let no foreign script in
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Returns every serious or critical accessibility finding of axe on the page, each with its element. */
export const barriersOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // what turns for ever is never finished
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }
    const { violations } = await axe.run()
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  })
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
