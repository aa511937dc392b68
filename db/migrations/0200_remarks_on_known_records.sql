-- a remark is on a file of one of these records alone
alter table store."file_remark" add constraint "file_remark_module_check" check ("module" in ('project', 'impPrepare', 'impNodeLog', 'design', 'projectVer', 'train', 'projectProduce'));
