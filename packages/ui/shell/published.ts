import { create } from 'zustand'
import type { Published } from './version.ts'

/** The version that is out, as last asked, and whether these pages are older. */
export const usePublished = create<{ readonly published: Published | null; readonly isNewer: boolean }>(() => ({
  published: null,
  isNewer: false,
}))
