import type { Rolldown } from 'vite'

/** The chunks of modules whose paths end so, with all chunks that they import. */
export const chunksOf = (bundle: Rolldown.OutputBundle, ends: readonly string[]): ReadonlySet<Rolldown.OutputChunk> => {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    const of = (chunk.type === 'chunk' && chunk.facadeModuleId?.replaceAll('\\', '/')) || ''
    if (ends.some((end) => of.endsWith(end))) add(chunk.fileName)
  }
  return found
}
