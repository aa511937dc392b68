import type { Entity } from '@chengban/kernel/entity.ts'
import { anyOf } from '@chengban/kernel/expr.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import { idType } from '../kinds/column.ts'
import { sqlOf } from './expression.ts'
import { literal, table } from './names.ts'
import type { OutsideFunctions } from './outside.ts'

// Decision 145: Only the readers of a draft see its values, also after it passed

/**
 * Whether the person asking reads what a change of that record drafts or drafted: who may change it, who manages it, who
 * opened a change of it, and who had to decide on it.
 */
export const draftReading = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities
    .filter(({ audit }) => audit)
    .map((e) => {
      const rule = anyOf(updateRule(e), e.rows.manage ?? anyOf())
      const id = `x.id = reads_draft.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
      return `when ${literal(e.name)} then return rule.drafted($1, $2) or exists (select from ${table(e.name)} x where ${id} and (${sqlOf(rule, outside.place(e, 'x'))}));`
    })
  return `create or replace function rule.reads_draft(module text, relevance_id text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  case reads_draft.module
    ${branches.join('\n    ')}
    else return true;
  end case;
exception when invalid_text_representation then return false;
end $$;`
}
