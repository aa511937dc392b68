-- What a wage was before its change, told with it; other costs of a payee's day are found by an index.
alter table store."money_salary" add column "before" numeric(16,2) generated always as ((round(((case when ("type" = '时薪') then ("norm_money" * '174') else "norm_money" end + "performance" + "other"))::numeric, 2) - "change")) stored;
alter table store."money_salary" add column "change_rate" numeric(16,2) generated always as (round((round(round((("change" * 100))::numeric, 24) / nullif(((round(((case when ("type" = '时薪') then ("norm_money" * '174') else "norm_money" end + "performance" + "other"))::numeric, 2) - "change"))::numeric, 0), 24))::numeric, 1)) stored;
drop index store."money_expense_user_id_idx";
create index "money_expense_user_id_date_idx" on store."money_expense" ("user_id", "date");
