import type { Entity } from '@chengban/kernel/entity.ts'
import { isSealed } from '@chengban/kernel/field.ts'
import { idType } from '../kinds/column.ts'
import { define, defineAsAsker } from './define.ts'
import { sqlOf } from './expression.ts'
import { literal, table, view } from './names.ts'
import type { OutsideFunctions } from './outside.ts'
import { earlierVeil, readRule, selfRule, veilOf, wholeRule } from './rows.ts'

/** What may be read of a record that is named by its entity and id: functions that links, comments and change records ask. */
export const recordReading = (entities: readonly Entity[], outside: OutsideFunctions): string[] => [
  mayReadOf(entities),
  seesWholeOf(entities, outside),
  mayReadSecretOf(entities, outside),
  veilsOf(entities),
  mayReadField,
  toldOf(entities, outside),
]

/** Whether the person asking sees the record; runs as the reader, so the record's own rules decide. Named in full, since some tables have columns of these names. */
const mayReadOf = (entities: readonly Entity[]): string => {
  const branches = entities.map(
    (e) =>
      `when ${literal(e.name)} then return exists (select from ${view(e.name)} x where x.id = may_read.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`});`,
  )
  return `create or replace function rule.may_read(module text, relevance_id text) returns boolean language plpgsql stable as $$
begin
  case may_read.module
    ${branches.join('\n    ')}
    else return false;
  end case;
exception when invalid_text_representation then return false;
end $$;`
}

/** Whether the person asking sees all of a record they see, and not some of its fields alone. */
const seesWholeOf = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities.flatMap((e) => {
    if (!e.rows.partial?.length) return []
    const id = `x.id = sees_whole.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
    const rule = sqlOf(wholeRule(e), outside.place(e, 'x'))
    return [`when ${literal(e.name)} then return exists (select from ${table(e.name)} x where ${id} and (${rule}));`]
  })
  const cases = branches.length
    ? `case sees_whole.module\n    ${branches.join('\n    ')}\n    else return true;\n  end case;`
    : 'return true;'
  return `create or replace function rule.sees_whole(module text, relevance_id text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${cases}
exception when invalid_text_representation then return false;
end $$;`
}

/**
 * Returns SQL that tells whether the person may read a secret or closed field on that record, for change records shown
 * later.
 */
const mayReadSecretOf = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities.flatMap((e) => {
    const marks = Object.entries(e.fields).flatMap(([name, field]) => {
      const [mark, rule] = [veilOf(e, name, field), readRule(e, name, field)]
      return mark && rule ? [[mark, rule] as const] : []
    })
    const earlier = Object.entries(e.fields).flatMap(([name, field]) => {
      const one = earlierVeil(e, name, field)
      return one ? [one] : []
    })
    return [...new Map([...earlier, ...marks])].map(([code, asked]) => {
      const id = `x.id = may_read_secret.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
      const rule = sqlOf(asked, outside.place(e, 'x'))
      return `if may_read_secret.module = ${literal(e.name)} and may_read_secret.code = ${literal(code)} then return exists (select from ${table(e.name)} x where ${id} and (${rule})); end if;`
    })
  })
  return `create or replace function rule.may_read_secret(module text, relevance_id text, code text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${branches.join('\n  ')}
  return app.has_operation(may_read_secret.code);
exception when invalid_text_representation then return false;
end $$;`
}

/** The code (or mark) by which a field of a module is secret or closed; null for an open one. */
const veilsOf = (entities: readonly Entity[]): string => {
  const rows = entities.flatMap((e) =>
    Object.entries(e.fields).flatMap(([name, field]) => {
      const veil = veilOf(e, name, field)
      return veil === undefined ? [] : [`(${literal(e.name)}, ${literal(name)}, ${literal(veil)})`]
    }),
  )
  const table = rows.length ? `(values ${rows.join(', ')})` : `(select null::text, null::text, null::text)`
  return define(
    'veil_of(module text, field text) returns text',
    `select v.code from ${table} v (module, field, code) where v.module = $1 and v.field = $2`,
  )
}

/**
 * Whether the person sees the record and may read that field of it; input of a move (`asked:…`) is readable with all of
 * it, what a change drafts (`draft:…`) by who reads the draft. Evaluated as the reader.
 */
const mayReadField = defineAsAsker(
  'may_read_field(module text, relevance_id text, field text) returns boolean',
  `select rule.may_read($1, $2) and (rule.veil_of($1, $3) is null or rule.may_read_secret($1, $2, rule.veil_of($1, $3))) and (coalesce($3, '') not like 'asked:%' or rule.sees_whole($1, $2)) and (coalesce($3, '') not like 'draft:%' or rule.reads_draft($1, $2))`,
)

/**
 * Whether reading the field of that record must be recorded: it is `logged`, and about somebody else. Sealed fields are
 * never in a record.
 */
const toldOf = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities.flatMap((e) => {
    const names = Object.entries(e.fields).flatMap(([name, field]) =>
      field.options.logged && !isSealed(field) ? [name] : [],
    )
    if (names.length === 0) return []
    const id = `x.id = is_told_of.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
    const self = sqlOf(selfRule(e), outside.place(e, 'x'))
    return [
      `if is_told_of.module = ${literal(e.name)} and is_told_of.field in (${names.map(literal).join(', ')}) then return not exists (select from ${table(e.name)} x where ${id} and (${self})); end if;`,
    ]
  })
  return `create or replace function rule.is_told_of(module text, relevance_id text, field text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${branches.join('\n  ')}
  return false;
end $$;`
}
