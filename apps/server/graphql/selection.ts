import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'postgraphile/graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
  )

/** The operation that is to run: the one named, or the only one. */
export const operationOf = (document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined => {
  const all = document.definitions.filter((one) => one.kind === 'OperationDefinition')
  return name ? all.find((one) => one.name?.value === name) : all.length === 1 ? all[0] : undefined
}

/** The fields of a selection, those of fragments among them, each fragment once as in the answer. */
export const fieldsIn = function* (
  set: SelectionSetNode,
  fragments: Fragments,
  seen = new Set<string>(),
): Generator<FieldNode> {
  for (const one of set.selections) {
    if (one.kind === 'Field') yield one
    else if (one.kind === 'InlineFragment') yield* fieldsIn(one.selectionSet, fragments, seen)
    else if (!seen.has(one.name.value)) {
      seen.add(one.name.value)
      const fragment = fragments.get(one.name.value)
      if (fragment) yield* fieldsIn(fragment.selectionSet, fragments, seen)
    }
  }
}

/** Counts the fields of a selection with every fragment expanded at each use. Fragments have no cycles. */
export const sizeOf = (set: SelectionSetNode, fragments: Fragments, known = new Map<string, number>()): number => {
  let size = 0
  for (const one of set.selections) {
    if (one.kind === 'InlineFragment') size += sizeOf(one.selectionSet, fragments, known)
    else if (one.kind === 'Field') size += 1 + (one.selectionSet ? sizeOf(one.selectionSet, fragments, known) : 0)
    else size += sizeOfFragment(one.name.value, fragments, known)
  }
  return size
}

const sizeOfFragment = (name: string, fragments: Fragments, known: Map<string, number>): number => {
  const fragment = fragments.get(name)
  const size = known.get(name) ?? (fragment ? sizeOf(fragment.selectionSet, fragments, known) : 0)
  known.set(name, size)
  return size
}
