import { DeclaredTabs } from './DeclaredTabs.tsx'
import { MyLearning } from './MyLearning.tsx'

const parts = [{ label: '学习首页', codes: [], Part: MyLearning }]

/** 学习首页: where one goes on and what is due; beside it what one has learned as lists. */
export default function LearnHome() {
  return <DeclaredTabs path="/yyxx/index" of="courseLog" parts={parts} />
}
