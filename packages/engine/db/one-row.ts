/** The row of a statement that always gives one. */
export const oneRow = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw new Error('the statement gave no row')
  return row
}
