import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('an implementer sees what is to be learned, and opens a course', async ({ as }) => {
  await as('ss04')
    .open('学习首页')
    .sees('今年学分', '必修完成')
    .open('课程中心')
    .point('上线切换与回退')
    .sees('切换方案、演练与回退', '章节')
})

story('what is asked for stands first, and what was finished apart', async ({ as }) => {
  await as('ss04')
    .open('课程中心')
    .press('已学完')
    .sees('客户拜访准备')
    .lacks('服务器与数据库部署')
    .press('全部')
    .sees('服务器与数据库部署')
})

story('a course is found by a part of its name', async ({ as }) => {
  await as('ss05').open('课程中心').search('缺陷').sees('缺陷描述与跟踪').lacks('测试用例设计')
})

story('a course is made, checked chapter by chapter, and found by who learns', async ({ as }) => {
  const name = fresh('差旅新规')
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) }
  await as('hr02')
    .open('添加课程')
    .press('新建课程')
    .fill({ 课程名称: name, 分类: '公司制度', 一句话简介: '新的差旅标准' })
    .press('第2步 章节')
    .line({ 章节名称: `${name}标准`, 类型: '文档', 文档: file })
    .press('提交审核')
    .isTold(/待审核|待一级审核/)
  await as('hr01')
    .open('课程审核')
    .follow(name)
    .sees('章节核对 0/1', `${name}.txt`, '未核对')
    .press('核对通过')
    .sees('章节核对 1/1')
    .press('同意')
    .isTold('已同意')
  await as('ss04').open('课程中心').search(name).point(name).sees(`${name}标准`)
})

story('who learned most this year stands before who learned most this month', async ({ as }) => {
  await as('yf02')
    .open('学习首页')
    .sees('看全年')
    .press('看全年')
    .sees(/\d\d\.\d\d 学分，1\d 门/)
    .press('看本月')
    .sees('看全年')
})
