import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/yyxx/course', title: '课程', load: () => import('./LearnCourse.tsx') },
  { path: '/yyxx/kczx', title: '课程中心', load: () => import('./CourseCentre.tsx') },
  { path: '/yyxx/menu', title: '课程目录', load: () => import('./ShelvesDesk.tsx') },
  { path: '/yyxx/index', title: '学习首页', load: () => import('./LearnHome.tsx') },
]
