import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const phone = '(max-width: 767px), (max-device-width: 500px), (max-device-height: 500px)'
const desk = '(min-width: 768px) and (min-device-width: 501px) and (min-device-height: 501px)'

test('style sheets and scripts ask in the same words whether a device is a phone', () => {
  const sheets = globSync('{packages,modules,apps}/**/*.css', {
    cwd: root,
    exclude: (name) => /dist|node_modules/.test(name),
  })
  const asked = sheets.flatMap((sheet) =>
    [...readFileSync(`${root}/${sheet}`, 'utf8').matchAll(/@media ([^{]*76[78]px[^{]*) \{/g)].map(([, media = '']) => ({
      sheet,
      media,
    })),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter(({ media }) => media !== phone && !media.startsWith(desk))).toEqual([])
  expect(readFileSync(`${root}/packages/ui/window/use-narrow.ts`, 'utf8')).toContain(phone)
})
