-- The addresses of one player, which they may ask for with everything else that is kept about them.

CREATE INDEX deposit_address_of_player ON deposit_address (player_id, id DESC);
