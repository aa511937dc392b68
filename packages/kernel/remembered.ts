/** What follows from an object alone, worked out once for each; it is let go with the object. */
export const remembered = <K extends object, V>(make: (of: K) => V): ((of: K) => V) => {
  const made = new WeakMap<K, { readonly value: V }>()
  return (of) => {
    const known = made.get(of) ?? { value: make(of) }
    made.set(of, known)
    return known.value
  }
}
