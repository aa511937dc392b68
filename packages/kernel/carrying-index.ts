/** An index with columns beside its key, so that an answer over them visits no row. */
export interface CarryingIndex<F extends string = string> {
  readonly by: readonly F[]
  readonly carries?: readonly F[]
}
