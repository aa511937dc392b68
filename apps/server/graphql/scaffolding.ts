import { PgIntrospectionPlugin } from 'postgraphile/graphile-build-pg'
import { type Behavior, remember } from './behaviors.ts'

type Plugin = GraphileConfig.Plugin
type Preset = GraphileConfig.Preset
type Catalog = Readonly<Record<string, unknown>>

/** State of the library while it builds a schema: the catalog's text, and its parsed form. */
interface Kept {
  cache: { introspectionResultsPromise: unknown } | undefined
  state: { getIntrospectionPromise: unknown } | undefined
  /** What every column and relation may be used for, in words, by kind of thing and stage. */
  behaviors: readonly Readonly<Record<string, unknown>>[]
}

export interface Scaffolding {
  /** The preset with this standing around it: its plugins and their order are the same. */
  around(preset: Preset): Preset
  /** Called once the schema is built. */
  strike(): void
}

/**
 * What a schema is made from is never looked at again: the catalog of the whole database (its JSON alone 27 MB, then
 * an object with a dozen closures for every column) and how each column may be used. Functions of the schema hold on
 * to all of it, by the scopes they were written in; so it is emptied.
 */
export const scaffolding = (): Scaffolding => {
  const kept: Kept = { cache: undefined, state: undefined, behaviors: [] }
  return {
    around: (preset) => ({ extends: [exchanged(preset, introspection(kept))], plugins: [behaviors(kept)] }),
    strike: () => empty(kept),
  }
}

type Gather = { initialCache(context: unknown): Kept['cache']; initialState(...given: unknown[]): Kept['state'] }

const introspection = (kept: Kept): Plugin => {
  const { initialCache, initialState } = PgIntrospectionPlugin.gather as Gather
  const gather = {
    ...PgIntrospectionPlugin.gather,
    initialCache: (context: unknown) => {
      kept.cache = initialCache(context)
      return kept.cache
    },
    initialState: (...given: unknown[]) => {
      kept.state = initialState(...given)
      return kept.state
    },
  }
  return { ...PgIntrospectionPlugin, gather } as never
}

/** The library's own plugin exchanged wherever the preset, or one it extends, lists it. */
const exchanged = ({ extends: inner = [], plugins = [], ...preset }: Preset, own: Plugin): Preset => ({
  ...preset,
  extends: inner.map((each) => exchanged(each, own)),
  plugins: plugins.map((plugin) => (plugin === PgIntrospectionPlugin ? own : plugin)),
})

const behaviors = (kept: Kept): Plugin => ({
  name: 'PassingBehaviorsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      build: (build) => atHand(build, remember),
      finalize(schema, build) {
        const { behaviorEntities } = build.behavior as unknown as { behaviorEntities: Record<string, Catalog> }
        kept.behaviors = Object.values(behaviorEntities)
        return schema
      },
    },
  },
})

/** Freezes the words of use once they are complete; later ones are added as they come. */
const atHand = <B extends object>(build: B, add: (behavior: Behavior) => void): B =>
  Object.defineProperty(build, 'behavior', {
    configurable: true,
    enumerable: true,
    set(behavior: Behavior) {
      add(behavior)
      Object.defineProperty(build, 'behavior', { value: behavior })
    },
  })

const empty = ({ cache, state, behaviors: words }: Kept): void => {
  for (const { introspection: catalog } of (state?.getIntrospectionPromise ?? []) as { introspection: Catalog }[])
    for (const list of Object.values(catalog)) if (Array.isArray(list)) unbind(list)
  if (state) state.getIntrospectionPromise = null
  if (cache) cache.introspectionResultsPromise = null
  for (const stages of words) for (const stage of Object.values(stages)) if (stage instanceof Map) stage.clear()
}

/** Of what some function still holds, the way to all the rest is cut. */
const unbind = (list: Record<string, unknown>[]): void => {
  for (const entry of list)
    for (const name of Object.keys(entry)) if (typeof entry[name] === 'function') entry[name] = undefined
  list.length = 0
}
