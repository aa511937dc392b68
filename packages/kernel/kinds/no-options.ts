/** Options of a field that is declared without any: their type O is then its default, to which an empty object belongs. */
export const noOptions = <O extends object>(): O => ({}) as O
