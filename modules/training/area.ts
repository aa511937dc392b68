import { area } from '@chengban/kernel/area.ts'
import { entities } from './entities.gen.ts'

export const training = area({
  name: 'training',
  label: '培训学习',
  entities,
  dicts: {
    courseLevel: { label: '课程难度', entries: ['入门', '进阶', '高级'] },
    courseTag: { label: '课程标签', entries: ['产品', '实施', '研发', '测试', '销售', '财务', '制度', '安全', '通用'] },
    documentationType: { label: '资料类型', entries: ['帮助文档', '操作手册', '常见问题', '课程资料', '更新说明'] },
  },
  operations: {
    'course:apply': '添加课程',
    'course:manage': '审核与管理课程',
    'category:manage': '维护课程分类（持 course:manage 亦可）',
    'documentation:manage': '维护资料（持 course:manage 亦可）',
  },
  screens: {
    '/yyxx/menu': {
      label: '课程目录',
      menu: { id: 701, icon: 'ProfileOutlined' },
      kind: 'list',
      of: 'category',
      tab: '目录',
      tabs: [{ label: '资料', of: 'documentation' }],
    },
    '/yyxx/index': {
      label: '学习首页',
      menu: { id: 702, icon: 'PlayCircleOutlined' },
      kind: 'list',
      of: 'courseLog',
      variant: 'apply',
      tab: '我的课程',
      tabs: [
        { label: '章节进度', of: 'courseChapterLog' },
        { label: '测验记录', of: 'courseAttempt' },
        // heads assign to their people, and read who of them has learned
        { label: '必修安排', of: 'courseAssign', codes: ['taskDay:confirm', 'course:manage'] },
        {
          label: '团队学习',
          of: 'courseLog',
          codes: ['taskDay:confirm', 'course:manage'],
          where: { userId: { notEqualTo: { from: 'me' } } },
          columns: ['userId', 'courseId', 'status', 'progress', 'isRequired', 'dueDate', 'isLate', 'tzFinish'],
          creates: false,
        },
      ],
    },
    '/yyxx/examine': {
      label: '课程审核',
      menu: { id: 703, icon: 'AuditOutlined', badge: 'course' },
      kind: 'list',
      of: 'course',
      variant: 'audit',
      codes: ['course:manage'],
      tab: '课程',
      tabs: [
        { label: '必修安排', of: 'courseAssign' },
        { label: '学习统计', of: 'courseLog' },
        { label: '测验题目', of: 'courseQuestion' },
        { label: '播放会话', of: 'courseSession' },
      ],
    },
    '/yyxx/add_kc': {
      label: '添加课程',
      menu: { id: 704, icon: 'PlusSquareOutlined' },
      kind: 'list',
      of: 'course',
      variant: 'apply',
      codes: ['course:apply', 'course:manage'],
    },
    '/yyxx/kczx': {
      label: '课程中心',
      menu: { id: 705, icon: 'CompassOutlined' },
      kind: 'list',
      of: 'course',
      tab: '课程',
      tabs: [{ label: '评论', of: 'courseComment' }],
    },
    '/yyxx/course': {
      label: '课程',
      menu: { id: 706, icon: 'VideoCameraOutlined' },
      kind: 'list',
      of: 'courseChapter',
    },
  },
})
