import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'

declare module '@chengban/engine/services.ts' {
  /** What users and documents ask of areas that build on them. */
  interface Services {
    /** Assigns these people the courses of their roles and departments. */
    followLearning(tx: Sql, userIds: readonly string[]): Promise<unknown>
    /** Ticks what these people have read or learnt in the lists of their entry. */
    tickLearning(tx: Sql, writer: Writer, userIds: readonly string[]): Promise<unknown>
  }
}
