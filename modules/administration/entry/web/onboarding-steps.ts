/** The data from which the onboarding steps are derived. */
export interface Learner {
  readonly stage: string
  readonly tzProbation: string | null
  readonly regularPlan: string | null
  readonly learnDone: number
  readonly learnTotal: number
  readonly examScore: string | null
}

export interface WayStep {
  readonly label: string
  readonly note: string
  readonly state: 'done' | 'now' | 'later'
}

/** The index of the step of each stage; later stages have completed all steps. */
const places: Readonly<Record<string, number>> = { 未生效: 0, 待入职: 0, 学习中: 1, 待考核: 2, 试用中: 3, 待转正: 4 }
const isLate = (stage: string): boolean => stage === '未报到'

/** Returns the steps 入职 → 学习 → 考核 → 试用 → 转正, each with a note on its progress. */
export const wayOf = ({ stage, tzProbation, regularPlan, learnDone, learnTotal, examScore }: Learner): WayStep[] => {
  const at = isLate(stage) ? 0 : (places[stage] ?? 5)
  const notes: readonly (readonly [string, string])[] = [
    ['入职', tzProbation ?? ''],
    ['学习', learnTotal > 0 ? `${learnDone}/${learnTotal}` : '没有必修项'],
    ['考核', examScore ? `${examScore} 分` : ''],
    ['试用', regularPlan ? `至 ${regularPlan}` : ''],
    ['转正', regularPlan ?? ''],
  ]
  return notes.map(([label, note], index) => ({
    label,
    note,
    state: index < at ? 'done' : index === at ? 'now' : 'later',
  }))
}
