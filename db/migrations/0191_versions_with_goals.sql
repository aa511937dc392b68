alter table store."product_library_version" add column "has_goal" boolean generated always as ((0 < coalesce(jsonb_array_length(jsonb_path_query_array("goal", '$[*]')), 0))) stored;
