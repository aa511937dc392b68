import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { holders } from '../holders.call.ts'

type CodeHolder = AnswerOf<typeof holders>['nodes'][number]

export interface KnownCode {
  readonly code: string
  readonly name: string
}

/** Enabled people of whose entries one that counts speaks of the code; who holds it first. */
export const codeHolders: CallHandler<typeof holders> = async (engine, input) => {
  const { code } = input
  const known = await knownCode(engine, code)
  const nodes = await engine.read<CodeHolder>({ text: held, params: [code] })
  return { ...known, nodes, totalCount: nodes.filter(({ allowed }) => allowed).length }
}

/** The code with its name; VALIDATION where there is none. */
export const knownCode = async (engine: Engine, code: string): Promise<KnownCode> => {
  const [known] = await engine.read<KnownCode>({
    text: `select o.id as code, o.name from public.operation o where o.id = $1`,
    params: [code],
  })
  if (!known) throw invalid({ code: '操作码不存在' })
  return known
}

const held = `
  select rule.label_user(u.id) as "user", rule.label_department(u.department_id) ->> 'name' as department,
    bool_or(told.effect = '允许') and not bool_or(told.effect = '禁止') as allowed,
    jsonb_agg(jsonb_build_object('source', told.source, 'entry', told.entry, 'effect', told.effect)
      order by told.place, told.effect = '禁止' desc, told.source) as because
  from public."user" u cross join lateral app.reasons_of(u.id, $1) told
  where u.is_enable
  group by u.id, u.department_id, u.sort, u.job_number
  having bool_or(told.effect in ('允许', '禁止'))
  order by 3 desc, u.sort, u.job_number`
