throw new Error('The worker breaks before it answers.');
