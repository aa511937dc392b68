import type { Field } from '@chengban/kernel/field.ts'
import type { Row } from '../data/row.ts'

/** A field of a kind with values that try its faces. */
export interface Sample {
  readonly field: Field
  readonly filled: unknown
  /** The longest value the field can hold. */
  readonly long: unknown
  readonly wrong: unknown
  readonly error: string
  /** A filter's choice as the address writes it. */
  readonly chosen?: string
  /** Sent beside the value in a row: the display object of a reference. */
  readonly beside?: Row
}

export type Samples = readonly [Sample, ...Sample[]]

/** A name as long as names may be. */
export const saying =
  '住院电子病历与互联网医院平台二期建设项目（含医共体云平台、实验室信息管理系统、药品追溯接口及三年维护服务）'
