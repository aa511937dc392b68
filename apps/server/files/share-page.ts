import { readFileSync } from 'node:fs'
import type { PreviewKind } from './preview-kind.ts'

/** What a visitor sees of the file. */
export interface Shared {
  readonly id: string
  readonly name: string
  readonly tzExpire: Date | string
  readonly tzCreate: Date | string
  readonly sharer: string
  readonly ext: string
  readonly mime: string
  /** Bytes. */
  readonly size: number
}

/** The page of a shared file: no script, no shell, nothing but this file. `text`: what a file of text says. */
export const sharePage = (shared: Shared, kind: PreviewKind | undefined, text?: string): string =>
  frame(
    shared.name,
    `<header><b class="mark">承</b><div><h1>${escaped(shared.name)}</h1><p>${shared.ext.toUpperCase()} · ${sizeOf(shared.size)} · ${escaped(shared.sharer)} 分享 · 有效期至 ${minute(shared.tzExpire)}</p></div>
     <a class="ink" href="?download=1" download>下载</a></header>
     <main>${preview(shared, kind, text)}</main>`,
  )

/** The same for a link that never was, is over, or was taken back. */
export const gonePage = (): string =>
  frame(
    '分享链接已失效',
    '<main class="gone"><b class="mark">承</b><h1>分享链接已失效</h1><p>请联系分享人重新生成链接。</p></main>',
  )

/** Shown while a preview is being drawn; reloads until it is there. */
export const waitPage = (): string =>
  frame('正在生成预览', '<main class="gone"><p>正在生成预览…</p></main>', '<meta http-equiv="refresh" content="3">')

/** In the place of a preview that there is none of, with the reason. */
export const lackPage = (reason: string): string =>
  frame('没有预览', `<main class="gone"><p>${escaped(reason)}</p></main>`)

const preview = ({ name, sharer, tzCreate }: Shared, kind: PreviewKind | undefined, text = ''): string => {
  const mark = `<div class="water" aria-hidden="true">${Array.from({ length: 12 }, () => `<span>${escaped(sharer)} ${minute(tzCreate).slice(0, 10)}</span>`).join('')}</div>`
  const framed = (src: string): string =>
    `<figure class="whole"><iframe src="${src}" title="${escaped(name)}"></iframe>${mark}</figure>`
  if (kind === 'image') return `<figure><img src="?raw=1" alt="${escaped(name)}">${mark}</figure>`
  if (kind === 'pdf') return framed('?raw=1')
  if (kind === 'office') return framed('?preview=1')
  if (kind === 'video') return '<figure><video src="?raw=1" controls playsinline preload="metadata"></video></figure>'
  if (kind === 'audio') return '<figure class="sound"><audio src="?raw=1" controls preload="metadata"></audio></figure>'
  if (kind === 'text') return `<figure class="whole"><pre tabindex="0">${escaped(text)}</pre></figure>`
  return '<p class="none">无法识别文件类型，请下载后查看。</p>'
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const minute = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')

const sizeOf = (bytes: number): string => {
  const kilo = 1024
  const [value, unit] =
    bytes < kilo ** 2 ? [bytes / kilo, 'KB'] : bytes < kilo ** 3 ? [bytes / kilo ** 2, 'MB'] : [bytes / kilo ** 3, 'GB']
  return `${value.toFixed(1)} ${unit}`
}

const tokens = readFileSync(new URL('../../../packages/ui/theme/tokens.css', import.meta.url), 'utf8')

const style = `
body { margin: 0; min-height: 100vh; background: var(--cb-desk); color: var(--cb-ink); font: var(--cb-t-body)/1.6 var(--cb-font); }
header { display: flex; align-items: center; gap: var(--cb-s3); padding: var(--cb-s3) var(--cb-gutter); background: var(--cb-sheet); border-bottom: 1px solid var(--cb-edge); }
header div { flex: 1; min-width: 0; }
h1 { margin: 0; font-size: var(--cb-t-sub); overflow-wrap: anywhere; }
p { margin: 0; color: var(--cb-ink-3); font-size: var(--cb-t-row); }
.mark { flex: none; width: 28px; height: 28px; line-height: 28px; text-align: center; background: var(--cb-seal); color: var(--cb-on-seal); border-radius: var(--cb-r-s); }
.ink { flex: none; padding: 0 var(--cb-s4); line-height: var(--cb-h-l); background: var(--cb-ink); color: var(--cb-on-ink); border-radius: var(--cb-r); text-decoration: none; }
main { display: grid; justify-items: center; padding: var(--cb-s5) var(--cb-gutter); }
figure { position: relative; margin: 0; max-width: 100%; overflow: hidden; background: var(--cb-sheet); border: 1px solid var(--cb-edge); border-radius: var(--cb-r-l); }
figure.whole { width: 100%; height: calc(100vh - 140px); }
img, video { display: block; max-width: 100%; max-height: calc(100vh - 140px); }
iframe { display: block; width: 100%; height: 100%; border: 0; }
pre { margin: 0; height: 100%; box-sizing: border-box; padding: var(--cb-s4); overflow: auto; font: var(--cb-t-row)/1.7 var(--cb-font); white-space: pre-wrap; overflow-wrap: anywhere; }
.sound { width: min(640px, 100%); padding: var(--cb-s4); box-sizing: border-box; }
audio { display: block; width: 100%; }
.water { position: absolute; inset: 0; display: grid; grid-template-columns: repeat(3, 1fr); place-items: center; pointer-events: none; opacity: .14; color: #000; font-size: var(--cb-t-row); }
.water span { transform: rotate(-24deg); white-space: nowrap; }
.none { padding: var(--cb-s6); }
.gone { align-content: center; gap: var(--cb-s3); min-height: 70vh; text-align: center; }`

const frame = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${head}<title>${escaped(title)}</title><style>${tokens}${style}</style></head><body>${body}</body></html>`
