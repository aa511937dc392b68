import type { Database } from '@chengban/engine/db/database.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection'
import { makeSchema } from 'postgraphile'
import { NodePlugin } from 'postgraphile/graphile-build'
import { makeV4Preset } from 'postgraphile/presets/v4'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { identified } from './identified.ts'
import { mutations } from './mutations.ts'
import { type NamedQuestion, questions } from './named-questions.ts'
import { type Known, tellNames } from './names.ts'
import { paging } from './paging.ts'
import { partialDates } from './partial-dates.ts'
import { type Planned, planned } from './plans.ts'
import { rootLists } from './root-lists.ts'
import { rowScope } from './row-scope.ts'
import { scaffolding } from './scaffolding.ts'

export interface Built extends Planned {
  readonly resolvedPreset: GraphileConfig.ResolvedPreset
  readonly known: readonly Known[]
}

/** Builds the read-only schema over the views of `public`; the caller is in the execution's context. */
export const buildSchema = async (db: Database, catalog: Catalog, calls: readonly NamedQuestion[]): Promise<Built> => {
  let known: readonly Known[] = []
  const tell = (told: readonly Known[]): void => {
    known = told
  }
  const { around, strike } = scaffolding()
  const preset: GraphileConfig.Preset = {
    extends: [
      makeV4Preset({ simpleCollections: 'omit', dynamicJson: true, skipPlugins: [NodePlugin] }),
      PgSimplifyInflectionPreset,
      PostGraphileConnectionFilterPreset,
    ],
    disablePlugins: ['QueryQueryPlugin'],
    plugins: [
      entityNames,
      freeInputNames,
      rowScope,
      paging,
      rootLists(catalog),
      partialDates,
      tellNames(catalog, tell),
      mutations(catalog),
      ...(calls.length ? [questions(catalog, calls)] : []),
    ],
    schema: {
      connectionFilterRelations: true,
      connectionFilterComputedColumns: false,
      connectionFilterAllowEmptyObjectInput: true,
      connectionFilterAllowNullInput: true,
    },
    // a first question is planned in 100 ms on a quiet machine; on a busy one two seconds are not enough
    grafast: { timeouts: { planning: 10_000, execution: 40_000 } },
    pgServices: [
      {
        name: 'main',
        schemas: ['public'],
        adaptor: { createWithPgClient: () => identified(db) },
        withPgClientKey: 'withPgClient',
        pgSettingsKey: 'pgSettings',
      } as never,
    ],
  }
  const { schema, resolvedPreset } = await makeSchema(around(preset))
  strike()
  return { ...planned(schema), resolvedPreset, known }
}

/** A view is named as one row of it, also where that word is a plural; many rows are never called like one. */
const entityNames: GraphileConfig.Plugin = {
  name: 'EntityNamesPlugin',
  version: '1.0.0',
  inflection: {
    replace: {
      _singularizedCodecName(_previous, _options, codec) {
        return this.dontEndInInputOrPatch(this._codecName(codec))
      },
      _singularizedResourceName(_previous, _options, resource) {
        return this.dontEndInInputOrPatch(this._resourceName(resource))
      },
      orderByType(_previous, _options, typeName) {
        return this.upperCamelCase(`${this.distinctPluralize(typeName)}-order-by`)
      },
      distinctPluralize(previous, _options, name) {
        const many = previous?.(name) ?? name
        return many === name ? `${many}es` : many
      },
    },
  },
}

/** The names of inputs are the mutations' own; the library's, made from the views, are never shown. */
const freeInputNames: GraphileConfig.Plugin = {
  name: 'FreeInputNamesPlugin',
  version: '1.0.0',
  inflection: {
    replace: {
      inputType: (previous, _options, typeName) => `${previous?.(typeName)}OfView`,
      patchType: (previous, _options, typeName) => `${previous?.(typeName)}OfView`,
    },
  },
}
