alter table store."invoicing" add constraint "invoicing_rule7" check ((("is_other" = false) or ("other_reason" is not null)));
