import { createContext, useContext } from 'react'

/** The container of a record that is not a page, such as a drawer. */
export interface Place {
  /** Shows another record in the same place. */
  readonly go: (id: string) => void
  readonly close: () => void
}

const PlaceContext = createContext<Place | undefined>(undefined)

export const PlaceProvider = PlaceContext.Provider
/** undefined: the record is a page. */
export const usePlace = (): Place | undefined => useContext(PlaceContext)
