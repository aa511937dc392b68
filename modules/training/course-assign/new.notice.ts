import { notice } from '@chengban/kernel/notice.ts'
/** New courses to be learnt, left by the run that gives them. */
export const documentCourseNew = notice({
  code: 'documentCourseNew',
  family: 'document',
  name: '新增必修课程',
  condition: '新增必修课程时提醒本人，一次安排合并为一条；阅读后停止',
})
