import { useEffect, useEffectEvent } from 'react'
import { isNarrow } from './use-narrow.ts'

/** What lies over the page, the last one uppermost. */
const layers: { readonly shut: () => void }[] = []
/** The page over which the entry of the window's history at hand was laid for such a layer. */
let over: { readonly idx: unknown; readonly href: string } | undefined

/** On a phone the way back shuts what lies over the page before it leaves the page. */
export const useWayBack = (isOpen: boolean, onBack: () => void): void => {
  const shut = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen || !isNarrow()) return
    const layer = { shut: () => shut() }
    layers.push(layer)
    lay()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}

/** Another entry of the same page, so that going back arrives at the page itself. */
const lay = (): void => {
  if (isMarked(history.state)) return
  over = { idx: indexOf(history.state), href: location.href }
  history.pushState({ ...history.state, isOver: true }, '')
}

interface Entry {
  /** The router's count of its entries; an address that was typed has none. */
  readonly idx?: unknown
  readonly isOver?: boolean
}

const isMarked = (state: Entry | null): boolean => state?.isOver === true
const indexOf = (state: Entry | null): unknown => state?.idx

const onPop = ({ state }: PopStateEvent): void => {
  if (isMarked(state)) {
    over = { idx: indexOf(state), href: location.href }
    return
  }
  const isPage = over && (indexOf(state) === undefined ? over.href === location.href : over.idx === indexOf(state))
  over = undefined
  if (!isPage) return
  const top = layers.at(-1)
  // the layer was closed in another way: skip the entry it left behind
  if (!top) {
    history.back()
    return
  }
  // a form may ask first and stay
  lay()
  top.shut()
}

addEventListener('popstate', onPop)
