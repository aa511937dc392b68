/** A board as the parameter metabase.boards names it. */
export interface Board {
  readonly key: string
  readonly name: string
  /** Its number in Metabase. */
  readonly dashboard: number
  /** Who may open it, beside metabase:open. */
  readonly code?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** What of the parameter is a board; all else is left out. */
export const boardsOf = (value: string): readonly Board[] => {
  try {
    const boards: unknown = JSON.parse(value || '[]')
    return Array.isArray(boards) ? boards.filter(isBoard) : []
  } catch {
    return []
  }
}

const isBoard = (board: unknown): board is Board => {
  const { key, name, dashboard }: Partial<Board> = board ?? {}
  return typeof key === 'string' && key !== 'list' && typeof name === 'string' && Number.isInteger(dashboard)
}
