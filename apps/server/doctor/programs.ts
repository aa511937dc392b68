import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { type Finding, good, odd } from './finding.ts'

/** The path of the first of these programs that the machine has. */
export const findProgram = (names: readonly string[]): string | undefined => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** What is of use beside the product. */
export const lookAtPrograms = (): Finding[] => [office(), chineseFonts(), browser()]

const office = (): Finding =>
  findProgram(['soffice', 'libreoffice'])
    ? good('LibreOffice 已安装')
    : odd(
        '没有 LibreOffice：Office 文件只能下载，不能预览；安装 libreoffice-writer、libreoffice-calc、libreoffice-impress',
      )

const chineseFonts = (): Finding => {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  if (listed.status === 0 && listed.stdout.trim()) return good('有中文字体')
  return odd('没有找到中文字体：转换出的 PDF 会缺字；安装 fonts-noto-cjk')
}

const browser = (): Finding =>
  process.env.CHROMIUM || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
    ? good('Chromium 已安装（仅浏览器测试使用）')
    : odd('没有 Chromium：只影响 npm test 的浏览器测试；安装 chromium 或设置 CHROMIUM')
