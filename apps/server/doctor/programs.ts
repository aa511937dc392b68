import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findProgram, openOffice } from '@chengban/engine/files/office.ts'
import { type Finding, good, odd } from './finding.ts'

/** Programs that the product uses when they are installed. */
export const lookAtPrograms = (): Finding[] => [office(), chineseFonts(), browser()]

const office = (): Finding => {
  if (!findProgram(['soffice', 'libreoffice']))
    return odd(
      '没有 LibreOffice：Office 文件只能下载，不能预览；安装 libreoffice-writer、libreoffice-calc、libreoffice-impress',
    )
  if (openOffice([]).trouble === undefined) return good('LibreOffice 已安装，可以隔离运行')
  return odd('LibreOffice 不能隔离运行（unshare 被禁止），Office 文件只能下载：允许非特权用户命名空间')
}

const chineseFonts = (): Finding => {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  if (listed.status === 0 && listed.stdout.trim()) return good('有中文字体')
  return odd('没有找到中文字体：转换出的 PDF 会缺字；安装 fonts-noto-cjk')
}

const browser = (): Finding =>
  process.env.CHROMIUM ||
  findProgram(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
    ? good('Chromium 已安装（仅浏览器测试使用）')
    : odd('没有 Chromium：只影响 npm test 的浏览器测试；安装 chromium 或设置 CHROMIUM')
