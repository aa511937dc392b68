import { DeclaredTabs } from './DeclaredTabs.tsx'
import { MyLearning } from './MyLearning.tsx'

const parts = [{ label: '学习首页', codes: [], Part: MyLearning }]

/** 学习首页: a tab with courses to continue and due courses, beside tabs that list the learner's records. */
export default function LearnHome() {
  return <DeclaredTabs path="/yyxx/index" of="courseLog" parts={parts} />
}
