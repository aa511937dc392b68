/** The stages of an implementation by their node, from the preparation on. */
export const stageNames = ['准备', '部署', '配置', '客户培训', '试运行一', '试运行二', '验收'] as const
