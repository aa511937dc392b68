import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, isFileField } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { flowOf } from '@chengban/kernel/moves.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { changesOf, type Step } from './change-record.ts'
import { linkMore } from './file-links.ts'
import { bySystem, type Scene } from './scene.ts'

/** A move as its 记录 tells it. */
export const stepOf = async (
  scene: Scene,
  move: Move,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<Step> => {
  const { tx, writer, entity, before, row, asked = {}, opinion } = scene
  const state = flowOf(entity, move.name)?.field
  const changed = await changesOf(tx, writer.catalog, entity, before, row)
  const labels = new Set(changed.map(({ label }) => label))
  const given = (await changesOf(tx, writer.catalog, { ...entity, fields: plainAsks(move) }, null, asked)).filter(
    ({ label }) => !labels.has(label),
  )
  return {
    action: move.label,
    ...bySystem(writer),
    from,
    to,
    opinion,
    files: await keepAsked(scene, move),
    changes: [...changed.filter(({ field }) => field !== state), ...given],
  }
}

/** Input besides columns is recorded with the step, but for what became a column of its name; files are recorded as files. */
const plainAsks = ({ asks = {} }: Move): Entity['fields'] =>
  Object.fromEntries(Object.entries(asks).filter(([, field]) => !isFileField(field)))

/** Files and signatures given with the move that no column holds: they stay with its 记录, read by the record's readers. */
const keepAsked = async ({ tx, entity, row, asked = {} }: Scene, { asks = {} }: Move): Promise<FileEntry[]> => {
  const names = Object.keys(asks).filter((name) => isFileField(fieldOf(asks, name)))
  const entries = names.flatMap((name) => listIn<FileEntry>(asked[name]).map((entry) => [name, entry] as const))
  await linkMore(
    tx,
    entity,
    String(row.id),
    entries.map(([name, { url }]) => [`asked:${name}`, url] as const),
  )
  return entries.map(([, entry]) => entry)
}
