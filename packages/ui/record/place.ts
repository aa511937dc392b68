import { createContext, useContext } from 'react'

/** Where a record stands when it is no page of its own. */
export interface Place {
  /** Shows another record in the same place. */
  readonly go: (id: string) => void
  readonly close: () => void
}

const PlaceContext = createContext<Place | undefined>(undefined)

export const PlaceProvider = PlaceContext.Provider
/** undefined: the record is a page. */
export const usePlace = (): Place | undefined => useContext(PlaceContext)
