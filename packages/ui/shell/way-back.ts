import { useEffect, useEffectEvent } from 'react'

/** What lies over the page, the last one uppermost. */
const layers: { readonly shut: () => void }[] = []
/** Whether the entry of the window's history at hand was laid over its page for such a layer. */
let isOver = false

/** On a phone the way back shuts what lies over the page before it leaves the page. */
export const useWayBack = (isOpen: boolean, onBack: () => void): void => {
  const shut = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen || !matchMedia('(max-width: 767px)').matches) return
    const layer = { shut: () => shut() }
    layers.push(layer)
    lay()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}

/** Another entry of the same page, so that going back arrives at the page itself. */
const lay = (): void => {
  if (markOf(history.state)) return
  history.pushState({ ...history.state, isOver: true }, '')
  isOver = true
}

const markOf = (state: unknown): boolean => (state as { isOver?: boolean } | null)?.isOver === true

const onPop = ({ state }: PopStateEvent): void => {
  const wasOver = isOver
  isOver = markOf(state)
  if (!wasOver || isOver) return
  const top = layers.at(-1)
  // what was over the page is gone by another way: its entry is passed over
  if (!top) {
    history.back()
    return
  }
  // a form may ask first and stay
  lay()
  top.shut()
}

addEventListener('popstate', onPop)
