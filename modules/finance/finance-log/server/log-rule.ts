import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { logFinance } from './log.ts'

/** A rule by which pay is reckoned has come, changed or gone. */
export const logRule = (scene: Scene, act: '新建' | '修改' | '删除'): Promise<void> =>
  logFinance(scene, [
    {
      module: scene.entity.name,
      relevanceId: scene.row.id,
      action: '规则变更',
      company: scene.row.company ?? null,
      content: `${act}${scene.entity.label} ${String(scene.row.kind)} ${String(scene.row.dtStart)}`,
    },
  ])

export const ruleSaved: Handler = (scene) => logRule(scene, scene.before ? '修改' : '新建')
