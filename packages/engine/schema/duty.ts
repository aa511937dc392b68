import type { Entity } from '@chengban/kernel/entity.ts'
import { column, literal } from './names.ts'

/** The page where `person` does what the row `alias` asks of them; null where it is not theirs. */
export const dutySql = ({ duty }: Entity, alias: string, person: string): string => {
  if (!duty) return 'null::text'
  const parts = duty.at
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : `${alias}.${column(part)}::text`))
  return `case when ${alias}.${column(duty.whose)} = ${person} then concat(${parts.join(', ')}) end`
}

/** The same of a row at hand. */
export const dutyOf = ({ duty }: Entity, row: Readonly<Record<string, unknown>>, person: string): string | undefined =>
  duty && row[duty.whose] === person
    ? duty.at.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name] ?? ''))
    : undefined
