import { keep, readKept } from '../data/kept.ts'
import { useSession } from '../session/person.ts'
import type { Target } from './sending.ts'

/** The server forgets an upload that nothing arrives for after as long. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

type Begun = Readonly<Record<string, { readonly place: string; readonly at: number }>>

const placeOf = (): string => `${useSession.getState().person?.id ?? ''} uploads`
const begun = (): Begun => readKept<Begun>(placeOf()) ?? {}
/** A page that is loaded anew knows a file it is given again by these. */
const keyOf = ({ name, size, lastModified }: File, { folder, control = '' }: Target): string =>
  [name, size, lastModified, folder, control].join('/')

/** The address on the server of an upload of this file that was begun and not finished, in this page or before. */
export const begunPlace = (file: File, target: Target): string | undefined => begun()[keyOf(file, target)]?.place

/** Keeps the address on this device; undefined forgets it. Uploads that the server has forgotten go with it. */
export const keepPlace = (file: File, target: Target, place: string | undefined): void => {
  const key = keyOf(file, target)
  const now = Date.now()
  const others = Object.entries(begun()).filter(([name, { at }]) => name !== key && now - at < KEPT_FOR)
  const next = [...others, ...(place === undefined ? [] : [[key, { place, at: now }] as const])]
  keep(placeOf(), next.length > 0 ? Object.fromEntries(next) : undefined)
}
