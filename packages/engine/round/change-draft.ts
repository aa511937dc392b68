import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Change } from '../row/change-record.ts'
import { changesLines, planLines, toldLines } from '../row/lines.ts'
import type { Scene, Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'
import { addedIn, withIds } from './draft-ids.ts'

// Decision 125: Drafts stay in localStorage, pictures and what is handed in in IndexedDB

/** Under this name a draft keeps, as people read it, what its lists of child rows would change. */
const toldKey = '$lines'

const listsOf = (entity: Entity, draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(entity.lines ?? {}, name)))

/**
 * The lists of child rows that wait in a draft, without the versions their lines were read at: until the change has
 * passed nobody but the system writes these rows, and what it writes must not shut the draft for ever.
 */
export const waitingLists = (catalog: Catalog, entity: Entity, draft: Values): Values =>
  Object.fromEntries(
    Object.entries(listsOf(entity, draft)).map(([name, list]) => {
      const child = catalog.entity(entity.lines?.[name]?.of ?? '')
      const plain = ({ version: _, ...line }: Values): Values => ({ ...line, ...waitingLists(catalog, child, line) })
      return [name, Array.isArray(list) ? listIn<Values>(list).map(plain) : list]
    }),
  )

/** What a draft holds beside the record's own fields. */
export const linesPart = (entity: Entity, draft: Values | null | undefined): Values =>
  draft && toldKey in draft ? { ...listsOf(entity, draft), [toldKey]: draft[toldKey] } : {}

export const toldOf = (draft: Values): readonly Change[] => listIn<Change>(draft[toldKey])

/**
 * The draft with the lists sent; a list equal to the stored one is no change. Errors are added at `chapters.0.name`.
 */
export const withLists = async (
  { tx, writer, entity, before }: Pick<Scene, 'tx' | 'writer' | 'entity' | 'before'>,
  draft: Values | null | undefined,
  sent: Values,
  errors: Record<string, string>,
): Promise<Values> => {
  const stood = waitingLists(writer.catalog, entity, draft ?? {})
  const lists = { ...stood, ...withIds(writer.catalog, entity, sent, addedIn(stood)) }
  const plans = (await planLines(tx, writer, entity, String(before?.id), lists, errors)).filter(changesLines)
  if (plans.length === 0) return {}
  return { ...Object.fromEntries(plans.map(({ key }) => [key, lists[key]])), [toldKey]: plans.map(toldLines) }
}

/** Fields that a draft contains: those a form may write and those derived from them, never states and decisions. */
export const isDrafted = (entity: Entity, name: string): boolean =>
  name in entity.fields &&
  !['id', 'version', 'tzUpdate', 'tzSubmit', 'creatorId', 'tzCreate'].includes(name) &&
  !stateFields(entity).includes(name) &&
  !/^opinion/.test(name)
