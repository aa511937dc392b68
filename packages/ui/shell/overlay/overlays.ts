import { create } from 'zustand'

export type Overlay = 'palette' | 'help' | 'messages' | 'person' | null

/** Which of the shell's own overlays is open; never two. */
export const useOverlay = create<{ readonly open: Overlay }>(() => ({ open: null }))

export const openOverlay = (open: Overlay): void => useOverlay.setState({ open })

export const toggleOverlay = (overlay: Exclude<Overlay, null>): void =>
  useOverlay.setState(({ open }) => ({ open: open === overlay ? null : overlay }))
