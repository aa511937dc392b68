/** How far a sale has come, with how many days ago it was begun. */
export interface OpportunityPlan {
  readonly days: number
  readonly status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回'
  /** The stages passed so far; the last one is the current stage. */
  readonly stages: readonly string[]
}

const way = ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判']
const upTo = (stage: string): string[] => way.slice(0, way.indexOf(stage) + 1)
const passed = (days: number, ...stages: string[]): OpportunityPlan => ({ days, status: '通过', stages })
const fresh = (days: number, status: OpportunityPlan['status']): OpportunityPlan => ({ days, status, stages: ['线索'] })

/** 45 opportunities over all stages, from the oldest to the newest; those won have a contract. */
export const opportunityPlans: readonly OpportunityPlan[] = [
  ...[560, 530, 500, 470, 440, 410].map((days) => passed(days, ...upTo('商务谈判'), '赢单')),
  passed(300, ...upTo('招投标'), '输单'),
  passed(240, ...upTo('方案演示'), '输单'),
  passed(190, ...upTo('商务谈判'), '输单'),
  passed(280, ...upTo('需求确认'), '搁置'),
  passed(210, ...upTo('初步接洽'), '搁置'),
  passed(160, ...upTo('方案演示'), '搁置'),
  ...[170, 150, 120].map((days) => passed(days, ...upTo('商务谈判'))),
  ...[140, 125, 110, 95].map((days) => passed(days, ...upTo('招投标'))),
  ...[118, 104, 92, 81, 70].map((days) => passed(days, ...upTo('方案演示'))),
  ...[100, 88, 76, 64, 52, 44].map((days) => passed(days, ...upTo('需求确认'))),
  ...[72, 60, 49, 41, 33, 27, 22].map((days) => passed(days, ...upTo('初步接洽'))),
  ...[35, 19].map((days) => passed(days, '线索')),
  fresh(12, '驳回'),
  fresh(9, '已撤回'),
  fresh(6, '待一级审核'),
  fresh(4, '待一级审核'),
  fresh(3, '草稿'),
  fresh(1, '草稿'),
]
