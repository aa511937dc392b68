/** A shelf as the call answers it, those below it within. */
export interface Shelf {
  readonly id: string
  readonly name: string
  readonly courseCount: number
  readonly children?: readonly Shelf[]
}

/** A shelf with its depth and the names of the shelves above it. */
export interface PlacedShelf {
  readonly shelf: Shelf
  readonly depth: number
  readonly path: readonly string[]
}

/** The tree as lines from the top down. */
export const placedShelves = (nodes: readonly Shelf[], path: readonly string[] = []): readonly PlacedShelf[] =>
  nodes.flatMap((shelf) => {
    const own = [...path, shelf.name]
    return [{ shelf, depth: path.length, path: own }, ...placedShelves(shelf.children ?? [], own)]
  })
