import type { Handler } from '@chengban/engine/row/scene.ts'

/** Lists that ask for the course hear that it is learnt. */
export const courseLogFinished: Handler<'courseLog'> = ({ tx, writer, row }) =>
  writer.services.tickLearning(tx, writer, [String(row.userId)])
