/** Words of use of one thing: `+list -filter …`. */
interface Words {
  readonly behaviorString: string
}

/** What the library says about uses: whether one is open to a thing, a column perhaps, of a kind. */
export interface Behavior {
  /** Of each kind, what it was asked about by several things; gone through from the first at every question. */
  readonly behaviorEntities: Readonly<Record<string, { readonly listCache: Map<number, unknown> } | undefined>>
  entityMatches(kind: string, thing: unknown, use: string): boolean | undefined
  getBehaviorForEntity(kind: string, thing: unknown): Words
  getPreferencesAppliedBehaviors(kind: string, inferred: Words, overriding: Words): Words
}

/**
 * The library parses these words again for each of several hundred thousand lookups, and finds a table's column by a
 * scan. Few words differ, so answers are cached.
 */
export const remember = (behavior: Behavior): void => {
  const matches = behavior.entityMatches.bind(behavior)
  const wordsOf = behavior.getBehaviorForEntity.bind(behavior)
  const applied = behavior.getPreferencesAppliedBehaviors.bind(behavior)
  const answers = new Nested<boolean | undefined>()
  const words = new Nested<Words>()
  const joined = new Nested<Words>()
  behavior.entityMatches = (kind, thing, use) =>
    answers.at([kind, use, behavior.getBehaviorForEntity(kind, thing).behaviorString], () => matches(kind, thing, use))
  const asked = (kind: string, thing: unknown): Words => {
    behavior.behaviorEntities[kind]?.listCache.clear()
    return wordsOf(kind, thing)
  }
  behavior.getBehaviorForEntity = (kind, thing) =>
    Array.isArray(thing) ? words.at([kind, ...thing], () => asked(kind, thing)) : wordsOf(kind, thing)
  behavior.getPreferencesAppliedBehaviors = (kind, inferred, overriding) =>
    joined.at([kind, inferred.behaviorString, overriding.behaviorString], () => applied(kind, inferred, overriding))
}

/** Values under several keys each. */
class Nested<V> {
  readonly #root = new Map<unknown, unknown>()

  at(keys: readonly unknown[], make: () => V): V {
    let place = this.#root
    for (const key of keys.slice(0, -1)) {
      const next = (place.get(key) ?? new Map()) as Map<unknown, unknown>
      place.set(key, next)
      place = next
    }
    const last = keys.at(-1)
    if (!place.has(last)) place.set(last, make())
    return place.get(last) as V
  }
}
