import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { ScreenFiles } from '../ahead/files-for.ts'
import { buildAlone } from './build-alone.ts'
import { chunksOf } from './chunks-of.ts'
import { frames, screenParts } from './screen-parts.ts'

const entry = new URL('../ahead/ahead.ts', import.meta.url)

/** Builds the script that fetches the files of the screen at hand at once, and names it in the first page. */
export const filesAhead = (): Plugin => {
  let fileName = ''
  let listed: readonly string[] = []
  return {
    name: 'chengban:files-ahead',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const files = screenFiles(bundle, await screenParts())
      listed = files.files
      const define = { SCREEN_FILES: files, FOLDER: '/admin/assets/' }
      const source = await buildAlone(entry, define)
      fileName = `assets/ahead-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    writeBundle(_options, bundle) {
      const lost = listed.filter((file) => !(`assets/${file}` in bundle))
      if (lost.length > 0) throw new Error(`not in the build: ${lost.join(', ')}`)
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { async: true, src: `/admin/${fileName}` }, injectTo: 'head-prepend' }],
    },
  }
}

/** Lists the files of every screen's parts. Throws for a part that is no chunk of the build. */
const screenFiles = (
  bundle: Rolldown.OutputBundle,
  screens: Readonly<Record<string, readonly (readonly string[])[]>>,
): ScreenFiles => {
  const files = numbered<string>()
  const parts = numbered<string>()
  const placeOf = (ends: readonly string[]): number => parts.placeOf(ends.join(' '))
  const [desk, phone] = [placeOf(frames.desk), placeOf(frames.phone)]
  const byPath = Object.entries(screens).map(([path, several]) => [path, several.map(placeOf)] as const)
  return {
    parts: parts.all.map((ends) => filesOf(bundle, ends.split(' ')).map(files.placeOf)),
    files: files.all,
    desk,
    phone,
    screens: Object.fromEntries(byPath),
  }
}

const filesOf = (bundle: Rolldown.OutputBundle, ends: readonly string[]): readonly string[] => {
  const chunks = ends.flatMap((end) => {
    const found = [...chunksOf(bundle, [end])]
    if (found.length === 0) throw new Error(`${end} is no chunk of the build`)
    return found
  })
  const files = chunks.flatMap(({ fileName, moduleIds, viteMetadata }) => [
    // a chunk of style sheets alone is taken out of the build later
    ...(moduleIds.length > 0 && moduleIds.every((id) => /\.css($|\?)/.test(id)) ? [] : [fileName]),
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set(files)].map((file) => file.replace('assets/', ''))
}

/** Gives every name a number, the same one each time. */
const numbered = <T>() => {
  const all: T[] = []
  const placeOf = (one: T): number => (all.includes(one) ? all.indexOf(one) : all.push(one) - 1)
  return { all, placeOf }
}
