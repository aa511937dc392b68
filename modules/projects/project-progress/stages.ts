/** The stages of implementation, by node. */
export const stages: readonly string[] = ['准备', '部署', '配置', '客户培训', '试运行（一）', '试运行（二）', '验收']
