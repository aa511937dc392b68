/** Who calls: a person with twenty rows, the head of a department with a twentieth of all, one who sees all. */
export type Who = 'few' | 'head' | 'all'
export const titles: Readonly<Record<Who, string>> = { few: '20 行', head: '部门', all: '全部' }
