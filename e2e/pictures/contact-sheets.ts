import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** A picture with the words below it. */
export interface Print {
  readonly file: string
  readonly words: string
}

interface Size {
  readonly each: number
  readonly across: number
  readonly count: number
}

/** Puts pictures side by side, so many to a sheet; gives the sheets' files. */
export const makeSheets = async (
  browser: Browser,
  folder: string,
  name: string,
  prints: readonly Print[],
  size: Size,
): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width: size.each * size.across + 20, height: 800 } })
  const files: string[] = []
  for (let at = 0; at < prints.length; at += size.count) {
    await page.setContent(await sheetOf(folder, prints.slice(at, at + size.count), size))
    await page.waitForFunction(() => [...document.images].every((image) => image.complete))
    const file = `sheet-${name}-${String(at / size.count + 1).padStart(2, '0')}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    files.push(file)
  }
  await page.close()
  return files
}

const sheetOf = async (folder: string, prints: readonly Print[], { each, across }: Size): Promise<string> => {
  const figures = await Promise.all(
    prints.map(async ({ file, words }) => {
      const data = (await readFile(join(folder, file))).toString('base64')
      return `<figure><img width="${each - 12}" src="data:image/jpeg;base64,${data}"><figcaption>${words}</figcaption></figure>`
    }),
  )
  const style = `body{margin:8px;display:grid;grid-template-columns:repeat(${across},1fr);gap:8px;font:13px sans-serif}figure{margin:0}img{border:1px solid #888}`
  return `<style>${style}</style>${figures.join('')}`
}
