import { create } from 'zustand'

const openFor = 5 * 60_000

/** Whether covered figures are shown in this window. They close by themselves. */
export const useCovers = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

let closing: ReturnType<typeof setTimeout> | undefined

/** Shows all covered figures for five minutes, or covers them again. */
export const setCovers = (isOpen: boolean): void => {
  clearTimeout(closing)
  useCovers.setState({ isOpen })
  if (isOpen) closing = setTimeout(() => setCovers(false), openFor)
}
