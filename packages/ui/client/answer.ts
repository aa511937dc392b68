import type { Row } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'

type Words = Readonly<Record<string, string>>

interface Given {
  readonly rows: readonly Row[]
  readonly words: Words
  readonly isAgreed: boolean
  /** Percent of the film, where there is one. */
  readonly watched?: number | undefined
  /** The signature as data URL; none where one does not agree. */
  readonly signature?: string
}

/** Fields that the page fills in; the person fills in every other field of the call's input. */
const digests = ['contentHash', 'problemHash'] as const
const own: readonly string[] = ['id', 'ids', ...digests, 'contentHashes', 'agree', 'signature']

/**
 * Returns the fields to ask for: `opinion` only from people who disagree, `satisfaction` only from people who agree.
 */
export const askedNames = ({ input, film }: ClientPlace, isAgreed: boolean): readonly string[] =>
  Object.keys(input).filter(
    (name) => !own.includes(name) && name !== film?.tell && (isAgreed ? name !== 'opinion' : name !== 'satisfaction'),
  )

/** Returns the message of each missing field, by field name. */
export const missingWords = (
  { input }: ClientPlace,
  words: Words,
  isAgreed: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name, { options }]) => (options.required || (name === 'opinion' && !isAgreed)) && !own.includes(name))
      .filter(([name]) => !words[name]?.trim())
      .map(([name, { label }]) => [name, `请填写${label}`]),
  )

/** The body of the call: of several rows their ids and digests, of one its own. */
export const answerBody = (place: ClientPlace, { rows, words, isAgreed, watched, signature }: Given): Row => {
  const { input, film, isBatch = false } = place
  const said = askedNames(place, isAgreed)
    .filter((name) => words[name]?.trim())
    .map((name) => [name, input[name]?.kind === 'int' ? Number(words[name]) : words[name]?.trim()] as const)
  const [first] = rows
  const named = isBatch
    ? { ids: rows.map(({ id }) => id), contentHashes: rows.map(({ contentHash }) => contentHash) }
    : {
        id: first?.id,
        ...Object.fromEntries(digests.filter((name) => name in input).map((name) => [name, first?.[name]])),
      }
  return {
    ...named,
    ...('agree' in input ? { agree: isAgreed } : {}),
    ...Object.fromEntries(said),
    ...(film && watched !== undefined ? { [film.tell]: String(watched) } : {}),
    ...(signature ? { signature } : {}),
  }
}
