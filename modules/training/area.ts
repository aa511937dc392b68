import { area } from '@chengban/kernel/area.ts'
import { category } from './category/category.entity.ts'
import { course } from './course/course.entity.ts'
import { courseChapter } from './course-chapter/course-chapter.entity.ts'
import { courseQuestion } from './course-question/course-question.entity.ts'

export const training = area({
  name: 'training',
  label: '培训学习',
  entities: [category, course, courseChapter, courseQuestion],
  dicts: {
    courseLevel: { label: '课程难度', entries: ['入门', '进阶', '高级'] },
    courseTag: { label: '课程标签', entries: ['产品', '实施', '研发', '测试', '销售', '财务', '制度', '安全', '通用'] },
  },
  operations: {
    'course:apply': '添加课程',
    'course:manage': '审核与管理课程',
    'category:manage': '维护课程分类（持 course:manage 亦可）',
  },
  config: { 'flow.course': '{"approvers":{"1":"operation:course:manage"}}' },
  screens: {
    '/yyxx/examine': { label: '课程审核', kind: 'list', of: 'course', variant: 'audit', codes: ['course:manage'] },
    '/yyxx/add_kc': {
      label: '添加课程',
      kind: 'list',
      of: 'course',
      variant: 'apply',
      codes: ['course:apply', 'course:manage'],
    },
    '/yyxx/kczx': { label: '课程中心', kind: 'list', of: 'course' },
  },
})
