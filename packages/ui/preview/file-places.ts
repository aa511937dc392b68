import { createContext } from 'react'

/** A page of a document, or a second of a film or a recording. */
export interface FilePlace {
  readonly page?: number
  readonly second?: number
}

/** Something said at a place of the file, shown there by its number. */
export interface FilePin extends FilePlace {
  readonly id: string
  readonly number: number
  readonly isResolved: boolean
}

interface FilePlaces {
  readonly pins: readonly FilePin[]
  readonly chosen: string | undefined
  /** Where the reader wants to go; a new object each time. */
  readonly aim: FilePlace | undefined
  /** The view tells where the reader is. */
  readonly onAt: (place: FilePlace) => void
  readonly onChoose: (id: string) => void
}

/** The remarks on the file in the preview; none outside a preview. */
export const FilePlacesContext = createContext<FilePlaces>({
  pins: [],
  chosen: undefined,
  aim: undefined,
  onAt: () => undefined,
  onChoose: () => undefined,
})
