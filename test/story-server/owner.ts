/** Who runs the desk of the stories' kitchen. */
export const STORY_OWNER = { email: 'owner@dabba.test', password: 'Kitchen-Story-1' };
